/** A value as far as it is looked at. `entries` are those of a dictionary that is no part of another value, for `KEPT_KEYS` alone. */
export type Value = {
  name?: string
  number?: number
  /** The first value of an array. */
  first?: Value
  length?: number
  isNull?: boolean
  entries?: ReadonlyMap<string, Value>
}
