import { useEffect, useState } from 'react'

/** Milliseconds of rest after which typed values are used for a request. */
const REST = 400

/** Returns the value after it has not changed for a moment. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
