// Joined by characters inside a name, a range, a measure or an address, but not by brackets, which belong to the surrounding text.
const RUN =
  /&#?\w+;|\+?[A-Za-z0-9\u00c0-\u024f]+(?:(?:&amp;|[ \u00a0.,:'’/–+@_-]{1,3})[A-Za-z0-9\u00c0-\u024f]+)*[%+]?/g
const ORDERS_ITSELF = /^(?:&.*|\d+)$/

/** Isolates Latin and numeric runs in right-to-left text: 2/O, 3000 kW and 4–6 would be reversed. */
export const isolateRuns = (html: string): string =>
  html.replace(RUN, (run) => (ORDERS_ITSELF.test(run) ? run : `<bdi>${run}</bdi>`))

/** The same for plain text. */
export const isolateText = (text: string): string =>
  text.replace(RUN, (run) => (ORDERS_ITSELF.test(run) ? run : `\u2068${run}\u2069`))
