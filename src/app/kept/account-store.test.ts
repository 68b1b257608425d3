import { expect, test } from 'vitest'
import { createPagePlace, createStore } from './account-store.ts'

/** A device that is full, and the store of a page on it. */
function start({ isFull = false } = {}) {
  const disk = { isFull }
  const { put, ...place } = createPagePlace()
  const device = {
    ...place,
    isKept: true,
    put: (...row: Parameters<typeof put>) => {
      if (disk.isFull) throw new Error('Full')
      return put(...row)
    },
  }
  return { disk, store: createStore(Promise.resolve(device), createPagePlace()) }
}

const add = (word: string) => (words: string[] | undefined) => [...(words ?? []), word]

test('what a full device does not take is there for as long as the page, with what was there', async () => {
  const { disk, store } = start()
  await store.change('stays', add('kept'))
  disk.isFull = true
  expect(await store.change('stays', add('more'))).toEqual(['kept', 'more'])
  expect((await store.read('stays')).value).toEqual(['kept', 'more'])
  expect(await store.change('stays', add('last'))).toEqual(['kept', 'more', 'last'])
})

test('so it is on a device that was full before', async () => {
  const { store } = start({ isFull: true })
  expect(await store.write('stays', ['first'], 0)).toEqual({ rev: 1, isKept: false })
  expect((await store.read('stays')).value).toEqual(['first'])
})

test('who wrote since is still noticed, and other names stay on the device', async () => {
  const { disk, store } = start()
  await store.write('scans', 'kept')
  disk.isFull = true
  await store.write('stays', ['first'])
  await store.write('stays', ['second'])
  expect(await store.write('stays', ['late'], 1)).toEqual({ other: { rev: 2, value: ['second'] } })
  disk.isFull = false
  expect(await store.write('scans', 'again')).toMatchObject({ isKept: true })
})
