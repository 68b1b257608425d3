import { env } from 'cloudflare:test'

let made = 0

/** Each call that asks the database, whatever it asks at once. */
function count<Asked extends object>(asked: Asked, names: readonly (keyof Asked)[]): void {
  for (const name of names) {
    const ask = asked[name] as (...values: unknown[]) => unknown
    asked[name] = function (this: Asked, ...values: unknown[]) {
      made += 1
      return ask.apply(this, values)
    } as Asked[typeof name]
  }
}

count(Object.getPrototypeOf(env.DB) as typeof env.DB, ['batch'])
count(Object.getPrototypeOf(env.DB.prepare('SELECT 1')) as ReturnType<typeof env.DB.prepare>, [
  'first',
  'all',
  'raw',
  'run',
])

/** How often the database is asked while something is done. */
export async function countRoundTrips(run: () => Promise<unknown>): Promise<number> {
  const before = made
  await run()
  return made - before
}
