import { describe, expect, it } from 'vitest'
import { isSamePayer } from './same-payer.ts'

describe('the names of a payer and of the holder of an account', () => {
  it('are the same with initials, in another order, without accents and without a second name', () => {
    for (const [one, other] of [
      ['Andrei Marin', 'MARIN ANDREI'],
      ['A. Marin', 'Andrei Marin'],
      ['José Núñez', 'JOSE NUNEZ'],
      ['Olena Ivanivna Koval', 'Olena Koval'],
      ['Олена Коваль', 'КОВАЛЬ ОЛЕНА'],
      ['Baltic Trading OÜ', 'BALTIC TRADING OU'],
    ] as const)
      expect(isSamePayer(one, other), `${one}, ${other}`).toBe(true)
  })

  it('differ if a word is another one, or if only initials agree', () => {
    for (const [one, other] of [
      ['Andrei Marin', 'Andrei Popescu'],
      ['Andrei Marin', 'Baltic Trading OU'],
      ['A. M.', 'Andrei Marin'],
      ['', 'Andrei Marin'],
      ['Marin Marin', 'Andrei Marin'],
    ] as const)
      expect(isSamePayer(one, other), `${one}, ${other}`).toBe(false)
  })
})
