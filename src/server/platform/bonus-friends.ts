/** Reads for how many friends a seafarer receives a bonus in a calendar month. Throws for anything but a number from 0 to 999. */
export function readBonusFriends(text = '5'): number {
  if (!/^\d{1,3}$/.test(text)) throw new Error(`BONUS_FRIENDS is not a number of friends: ${text}`)
  return Number(text)
}
