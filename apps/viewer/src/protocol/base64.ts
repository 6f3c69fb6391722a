// Bytes as letters that text may hold, and back. Knows nothing of what they are.

/** Arguments that one call takes without harm. */
const BYTES_AT_A_TIME = 8_192;

export const base64Of = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += BYTES_AT_A_TIME)
    text += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_A_TIME));
  return btoa(text);
};

/** Throws where the text is no base64. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
