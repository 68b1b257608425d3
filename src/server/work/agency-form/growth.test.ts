import { expect, it } from 'vitest'
import { countWork } from '#src/server/platform/count-work.fixture.ts'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { GENERATORS } from '#tests/server/support/upload-generators.ts'
import { fillForm } from './fill-form.ts'
import { FormError } from './reading/form-error.ts'
import { readForm } from './reading/read-form.ts'

const NUMBER = 200
const MAX_GROWTH = 2.5
const VALUES = {
  single: { surname: 'Lim' },
  lists: { experience: [{}, {}], documents: [], passports: [], visas: [], certificates: [] },
} as never

/** Returns the work of filling an accepted form; undefined for a rejected one. */
async function countFilling(bytes: Uint8Array<ArrayBuffer>): Promise<number | undefined> {
  try {
    const { document } = await readForm(bytes)
    const budget = createReadingBudget('filling', document.byteLength)
    return countWork(() => fillForm(document, VALUES, budget)) + budget.spent
  } catch (error) {
    if (error instanceof FormError) return undefined
    throw error
  }
}

it('a form twice as long takes at most two and a half times the work to fill, whatever it is full of', async () => {
  const wrong: string[] = []
  let filled = 0
  for (const [shape, generate] of Object.entries(GENERATORS.form ?? {})) {
    const once = await countFilling(generate(NUMBER))
    const twice = await countFilling(generate(2 * NUMBER))
    if (once === undefined || twice === undefined) continue
    filled += 1
    if (twice > MAX_GROWTH * once) wrong.push(`${shape}: ${once}, ${twice}`)
  }
  expect(wrong).toEqual([])
  expect(filled).toBeGreaterThan(8)
})
