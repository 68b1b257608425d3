/** Reading a file took more work than its size allows. */
export class WorkBudgetError extends Error {
  override readonly name = 'WorkBudgetError'
}

/**
 * Bounds the work of reading one file that a person sent. Readers spend before they work: a unit is a byte scanned, an element or attribute
 * visited, a name looked up, a byte inflated or a pixel decoded. Growth tests read `spent`.
 */
export class WorkBudget {
  readonly limit: number
  #spent = 0

  constructor(limit: number) {
    this.limit = limit
  }

  get spent(): number {
    return this.#spent
  }

  /** Throws `WorkBudgetError` when the budget is used up. */
  spend(units: number): void {
    this.#spent += units
    if (this.#spent > this.limit) throw new WorkBudgetError(`More than ${this.limit} units of work`)
  }
}
