const WEIGHTS = [7, 6, 5, 4, 3, 2]

/** The seven digits of an IMO ship number, however it was typed; undefined when there are not seven. */
export function readImoNumber(typed: string): string | undefined {
  const digits = typed.replace(/^\s{0,9}imo/i, '').replace(/[\s.:#-]/g, '')
  return /^\d{7}$/.test(digits) ? digits : undefined
}

/** Whether the last digit fits the six before it. Some real hulls carry numbers that do not: people are warned, not refused. */
export function isImoNumber(typed: string): boolean {
  const digits = readImoNumber(typed)
  if (!digits) return false
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return sum % 10 === Number(digits[6])
}
