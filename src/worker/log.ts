/** Writes one line of the edge's log. */
export type Log = (line: Record<string, string | number | undefined>) => void
