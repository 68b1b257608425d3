import type { Call } from '../http/call.ts'
import type { FreeAnswer } from './availability.ts'

/** Links to one act. Only their page brings it along. */
export const createActApi = (call: Call) => ({
  getAct: (secret: string) => call('GET /server/act/{secret}', { params: { secret } }),
  answerAct: (secret: string, answer: FreeAnswer) =>
    call('POST /server/act/{secret}', { params: { secret }, body: { answer } }),
})
