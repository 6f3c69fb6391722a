// Dates as PGN writes them: `2024.05.31`, with `?` for what is not known, or only a year. One that is none is told; it decides nothing.
import { brief } from "./brief.ts";
import { type Reading, remark } from "./reading.ts";

const DATE_TAGS = ["Date", "UTCDate", "EventDate"] as const;

const WRITTEN = /^(\d{4}|\?{1,4})(?:\.(\d\d?|\?{1,2})(?:\.(\d\d?|\?{1,2}))?)?$/;
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Of a part that is not known nothing is asked. */
const isPart = (part: string, most: number): boolean =>
  part.startsWith("?") || (Number(part) >= 1 && Number(part) <= most);

const daysIn = (year: string, month: string): number => {
  if (month.startsWith("?")) return 31;
  const days = DAYS[Number(month) - 1] ?? 0;
  return days === 29 && !year.startsWith("?") && !isLeap(Number(year)) ? 28 : days;
};

/** True for a date, whatever of it is not known. */
const isDate = (text: string): boolean => {
  const [whole, year = "?", month = "?", day = "?"] = WRITTEN.exec(text.trim()) ?? [];
  if (whole === undefined) return text.trim() === "" || text.trim() === "-";
  return isPart(month, 12) && isPart(day, daysIn(year, month));
};

export const remarkDates = (reading: Reading): void => {
  for (const name of DATE_TAGS) {
    const date = reading.tags[name];
    if (date === undefined || isDate(date)) continue;
    const message = `the tag ${name} is no date: ${brief(date)}; write YYYY.MM.DD, with ? for what is not known`;
    remark(reading, reading.place, message);
  }
};
