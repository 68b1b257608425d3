// Joined by what is inside a name, a range or a measure, never by brackets: those belong to the line around them.
const RUN = /&#?\w+;|\+?[A-Za-z0-9\u00c0-\u024f]+(?:(?:&amp;|[ \u00a0.,:'’/–+-]{1,3})[A-Za-z0-9\u00c0-\u024f]+)*[%+]?/g
const ORDERS_ITSELF = /^(?:&.*|\d+)$/

/** Keeps Latin and numeric runs of a right-to-left text in their own order: 2/O, 3000 kW and 4–6 would be reversed. */
export const isolateRuns = (html: string): string =>
  html.replace(RUN, (run) => (ORDERS_ITSELF.test(run) ? run : `<bdi>${run}</bdi>`))

/** The same for a text that is no HTML. */
export const isolateText = (text: string): string =>
  text.replace(RUN, (run) => (ORDERS_ITSELF.test(run) ? run : `\u2068${run}\u2069`))
