import { expect, test, vi } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import { type PicturePlace, sendPicture } from './picture-action.ts'

const AVATAR: PicturePlace = { purpose: 'avatar', shown: (_, avatar) => ({ session: { avatar } }) }

const file = new File([new Uint8Array(250)], 'photo.jpg')

type Input = { params?: Record<string, string>; body?: unknown; bytes?: Blob }

function createContext(complete: () => Promise<unknown> = async () => ({ became: 'key' })) {
  const state = { id: '1', state: 'arriving', pieces: 3, pieceBytes: 100, present: [] }
  const started = vi.fn(async (_body: unknown) => state)
  const pieces: unknown[] = []
  const call = async (key: string, { params, body, bytes }: Input) => {
    if (key === 'POST /server/user/file') return started(body)
    if (key.endsWith('/completion')) return complete()
    pieces.push([params?.number, bytes?.size])
    return state
  }
  const intl = { t: (id: string) => id }
  const ctx = { api: { call }, intl, here: '/account/picture?done=avatar' } as unknown as PageContext
  return { ctx, started, pieces }
}

test('without scripting the picture of a form goes as it is, in pieces, and the page says that it is saved', async () => {
  const { ctx, started, pieces } = createContext()
  const result = await sendPicture(AVATAR)(ctx, { act: 'avatar' }, { picture: file })
  expect(result).toEqual({ redirect: '/account/picture?done=avatar#done', changed: { session: { avatar: 'key' } } })
  expect(started.mock.calls).toMatchObject([[{ purpose: 'avatar', size: 250 }]])
  expect(pieces).toEqual([
    ['0', 100],
    ['1', 100],
    ['2', 50],
  ])
})

test('with scripting only what is shown of it goes', async () => {
  const { ctx, started } = createContext()
  const cut = async () => new Blob([new Uint8Array(50)])
  await sendPicture(AVATAR, { cut })(ctx, {}, { picture: file })
  expect(started.mock.calls).toMatchObject([[{ size: 50 }]])
})

test('nothing is sent where no file was chosen, or where the browser sees no picture in it', async () => {
  const { ctx, started } = createContext()
  expect(await sendPicture(AVATAR)(ctx, {}, {})).toMatchObject({
    failure: { errors: { picture: { picture: 'picture.file.missing' } } },
  })
  expect(await sendPicture(AVATAR, { cut: async () => undefined })(ctx, {}, { picture: file })).toMatchObject({
    failure: { errors: { picture: { picture: 'picture.file.unreadable' } } },
  })
  expect(started).not.toHaveBeenCalled()
})

test('a lost connection is reported as such and can be retried; a rejection has the message of the server', async () => {
  const send = (error: Error) =>
    sendPicture(AVATAR)(createContext(() => Promise.reject(error)).ctx, {}, { picture: file })
  expect(await send(new ConnectionError())).toMatchObject({
    failure: { message: 'form.message.offline', mayRetry: true },
  })
  const refusal = new ApiError(415, { code: 'file-type-refused', message: 'Not this type', requestId: '' })
  expect(await send(refusal)).toMatchObject({ failure: { message: 'Not this type' } })
})
