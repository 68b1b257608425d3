import { type Model, type Outcome, own, post, type Sum } from './books.ts'

const YEAR_LATER = (at: number): number => {
  const date = new Date(at)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

/** A bonus is booked once, unless the account closes. */
export function giveBonus(model: Model, name: string, person: string, { currency, minor }: Sum): Outcome {
  if (model.bonuses[name] || model.closing[person] !== undefined) return 'done'
  const [bookedAt, endsAt] = [model.now, YEAR_LATER(model.now)]
  model.bonuses[name] = { holder: person, currency, minor, returned: 0, bookedAt, endsAt }
  post(model, currency, [
    ['house', 'bonus-expense', -minor],
    [person, 'bonus', minor],
  ])
  return 'done'
}

/** The verification was wrong: the bonus ends now. */
export function withdrawBonus(model: Model, name: string): Outcome {
  const bonus = model.bonuses[name]
  if (bonus) bonus.endsAt = Math.min(bonus.endsAt, model.now)
  return 'done'
}

type Added = { at: number; rank: string; rest: number; name: string | undefined }

/** What was added to the bonus of a holder, the newest first: of one time, what admins gave is newer than bonuses. */
function listAdded({ bonuses, lasting }: Model, holder: string, currency: string): Added[] {
  const given = Object.entries(bonuses)
    .filter(([, one]) => one.holder === holder && one.currency === currency)
    .map(([name, one]) => ({ at: one.bookedAt, rank: name, rest: one.minor - one.returned, name }))
  const others = lasting
    .filter((one) => one.holder === holder && one.currency === currency)
    .map(({ at, minor }) => ({ at, rank: 'z', rest: minor, name: undefined }))
  return [...given, ...others].sort((one, other) => other.at - one.at || (one.rank < other.rank ? 1 : -1))
}

/** Takes back what is left of bonuses that ended. The oldest is spent first, so the newest are what is left. */
export function endBonuses(model: Model): Outcome {
  const purses = new Set(Object.values(model.bonuses).map(({ holder, currency }) => `${holder} ${currency}`))
  for (const purse of purses) {
    const [holder = '', currency = ''] = purse.split(' ') as [string, Sum['currency']]
    let rest = own(model, holder, 'bonus', currency as Sum['currency'])
    for (const { name, rest: most } of listAdded(model, holder, currency)) {
      const left = Math.min(most, Math.max(rest, 0))
      rest -= left
      const bonus = model.bonuses[name ?? '']
      if (!bonus || bonus.endsAt > model.now || left === 0) continue
      bonus.returned += left
      post(model, bonus.currency, [
        [holder, 'bonus', -left],
        ['house', 'bonus-expense', left],
      ])
    }
  }
  return 'done'
}
