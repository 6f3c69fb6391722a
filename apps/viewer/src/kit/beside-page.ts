// Where a page may fetch from. Pure.

/** The address if it lies beside the page or below, so that a link cannot make the page fetch from elsewhere. */
export const besidePage = (address: string, page: string): URL | undefined => {
  const folder = new URL(".", page);
  const wanted = URL.canParse(address, folder) ? new URL(address, folder) : undefined;
  return wanted !== undefined &&
    wanted.origin === folder.origin &&
    wanted.pathname.startsWith(folder.pathname)
    ? wanted
    : undefined;
};
