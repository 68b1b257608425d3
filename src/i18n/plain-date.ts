/** A plain date stands for itself: read and written in UTC, it never shifts. Throws when it is not a date. */
export const utcTime = (date: string): number => {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date)
  if (!match) throw new RangeError(`not a plain date: ${date}`)
  return Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3] ?? 1))
}
