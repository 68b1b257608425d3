/** One at a time in all tabs of the browser; where it knows no locks, in turn with no one. */
export const locked = <Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> =>
  // An older browser has none, though its types say so.
  (navigator.locks as LockManager | undefined)?.request(name, work) ?? work()
