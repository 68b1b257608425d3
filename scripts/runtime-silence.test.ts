import { expect, test } from 'vitest'
import { ANSWERED, isDead, noteProbe, type Probe } from './runtime-silence.ts'

const lost = (changes: Partial<Probe> = {}): Probe => ({ isAnswered: false, took: 12_000, lag: 20, ...changes })
const after = (...probes: readonly Probe[]) => isDead(probes.reduce(noteProbe, ANSWERED))

test('a runtime that answers nothing for thirty seconds is dead', () => {
  expect(after(lost(), lost())).toBe(false)
  expect(after(lost(), lost(), lost())).toBe(true)
})

test('a refused connection, which fails at once, counts for the same time as a timeout', () => {
  const refused = Array.from({ length: 14 }, () => lost({ took: 2000 }))
  expect(after(...refused)).toBe(false)
  expect(after(...refused, lost({ took: 2000 }))).toBe(true)
})

test('one answer begins again, however late it comes', () => {
  expect(after(lost(), lost(), lost({ isAnswered: true }), lost(), lost())).toBe(false)
})

test('a question that waited for long is one question', () => {
  expect(after(lost({ took: 60_000 }), lost({ took: 60_000 }))).toBe(false)
})

test('what was asked while this process itself was late says nothing: the machine was busy or asleep', () => {
  const late = Array.from({ length: 20 }, () => lost({ lag: 5000 }))
  expect(after(...late)).toBe(false)
  expect(after(lost(), ...late, lost())).toBe(false)
  expect(after(lost(), ...late, lost(), lost())).toBe(true)
})
