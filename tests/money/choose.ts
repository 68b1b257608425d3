import type { Amount, MoneyCurrency } from '#src/domain/money/amount.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import type { Currency, Sum } from './model/books.ts'
import { ACCOUNT_IDS, HOLDERS, PEOPLE, type Person } from './people.ts'
import type { World } from './world.ts'

const CURRENCIES: readonly Currency[] = ['USD', 'USD', 'USD', 'EUR', 'UAH']

export const toAmount = ({ minor, currency }: Sum): Amount => amountOf(minor, currency as MoneyCurrency)
export const writeSum = ({ minor }: Sum): string => `${minor < 0 ? '-' : ''}${(Math.abs(minor) / 100).toFixed(2)}`

export const pickCurrency = ({ random }: World): Currency => random.acts.pick(CURRENCIES) ?? 'USD'

/** A sum of which a few fill a balance to its cap. */
export function pickSum(world: World, currency = pickCurrency(world)): Sum {
  const most = currency === 'UAH' ? 700_000 : 18_000
  return { currency, minor: 1 + world.random.acts.below(most) }
}

/** A person with an account. */
export const pickPayer = (world: World): Person =>
  world.random.acts.pick(
    (Object.keys(PEOPLE) as Person[]).filter((person) => PEOPLE[person] !== 'admin' && !world.model.erased[person]),
  ) ?? 'ada'

/** A holder that the ledger knows. */
export const pickHolder = (world: World): string | undefined =>
  world.random.acts.pick(HOLDERS.filter((holder) => world.ids.has(holder)))

/** The product's id of what the model names. */
export function idOf({ ids }: World, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`${name} has no id`)
  return id
}

export const accountOf = (person: Person): string => ACCOUNT_IDS[person]

/** The name of one of the model's things of which something is true. */
export const pickName = <Thing>(
  { random }: World,
  things: Readonly<Record<string, Thing>>,
  isFit: (thing: Thing, name: string) => boolean = () => true,
): string | undefined => {
  const names = Object.keys(things).filter((name) => isFit(things[name] as Thing, name))
  // Newer ones more often: the older ones have ended.
  const recent = names.slice(-6)
  return random.acts.pick(random.acts.chance(0.8) ? recent : names)
}
