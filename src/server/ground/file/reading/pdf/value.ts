/** The inspected part of a value. `entries` holds the `KEPT_KEYS` of a dictionary that is not nested. */
export type Value = {
  name?: string
  number?: number
  /** The first value of an array. */
  first?: Value
  length?: number
  isNull?: boolean
  entries?: ReadonlyMap<string, Value>
}
