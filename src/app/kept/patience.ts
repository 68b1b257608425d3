/** ms */
const PATIENCE = 1000

/** A sign-out does not wait longer for another page or an installing worker: the work continues in the background. */
export const withPatience = (work: Promise<unknown>): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, PATIENCE)
    work.then(
      () => done(),
      () => done(),
    )
  })
