/** ms */
const PATIENCE = 1000

/** Anyone who leaves does not wait longer for what another page holds, or a worker that is still being fetched: it continues by itself. */
export const withPatience = (work: Promise<unknown>): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, PATIENCE)
    work.then(
      () => done(),
      () => done(),
    )
  })
