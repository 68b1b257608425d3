/** Runs one at a time across all tabs; without a lock if the browser has none. */
export const locked = <Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> =>
  // Missing in older browsers, although the types say otherwise.
  (navigator.locks as LockManager | undefined)?.request(name, work) ?? work()
