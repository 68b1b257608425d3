import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { createBlankForm } from '#src/domain/vacancy/blank-form.ts'
import { createAutoSave, type SaveStatus } from './auto-save.ts'

const createEdited = (version: number, form: VacancyForm) => ({ id: 'one', version, form }) as EditedVacancy

function start(send: (version: number, values: VacancyForm) => Promise<EditedVacancy>) {
  const world = { values: createBlankForm('en'), kept: undefined as unknown, said: [] as SaveStatus[] }
  const saver = createAutoSave(createEdited(1, createBlankForm('en')), {
    getValues: () => structuredClone(world.values),
    send,
    keep: async (kept) => {
      world.kept = kept
      return true
    },
    say: (said) => void world.said.push(said),
    took: () => {},
  })
  const type = (engine: string) => {
    world.values = { ...world.values, engine }
  }
  return { world, saver, type, last: () => world.said.at(-1) }
}

test('what is typed is kept on the device until it is saved, and sent on the version it was typed on', async () => {
  const sent: number[] = []
  const { world, saver, type, last } = start(async (version, values) => {
    expect(world.kept).toMatchObject({ version, values: { engine: 'MAN' } })
    sent.push(version)
    return createEdited(version + 1, values)
  })
  type('MAN')
  expect(await saver.flush()).toBe(true)
  expect([sent, world.kept, last()?.state]).toEqual([[1], undefined, 'saved'])
})

test('what is typed while a save is on its way goes with the next one', async () => {
  const sent: string[] = []
  const { saver, type } = start(async (version, values) => {
    sent.push(values.engine)
    if (values.engine === 'MAN') type('WinGD')
    return createEdited(version + 1, values)
  })
  type('MAN')
  expect(await saver.flush()).toBe(true)
  expect(sent).toEqual(['MAN', 'WinGD'])
})

test('offline it says that it is kept, and saves when it is tried again', async () => {
  let isCut = true
  const { world, saver, type, last } = start(async (version, values) => {
    if (isCut) throw new ConnectionError()
    return createEdited(version + 1, values)
  })
  type('MAN')
  expect(await saver.flush()).toBe(false)
  expect([last()?.state, world.kept]).toMatchObject(['kept', { values: { engine: 'MAN' } }])
  isCut = false
  expect(await saver.flush()).toBe(true)
  expect(world.kept).toBeUndefined()
})

test('the version that someone else saved is shown, and the own text is saved over it after a confirmation', async () => {
  const theirs = createEdited(5, { ...createBlankForm('en'), engine: 'WinGD' })
  const { saver, type, last } = start(async (version, values) => {
    if (version === 5) return createEdited(6, values)
    throw new ApiError(409, { code: 'version-conflict', message: '', current: theirs, requestId: '' } as never)
  })
  type('MAN')
  await saver.flush()
  expect(last()).toMatchObject({ state: 'clash', theirs })
  saver.rebase(theirs)
  expect(await saver.flush()).toBe(true)
  expect(saver.getSaved()).toMatchObject({ version: 6, form: { engine: 'MAN' } })
})
