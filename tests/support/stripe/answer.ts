import { Failure } from './failure.ts'
import type { Fault } from './faults.ts'
import { type Params, parseForm, toComparable } from './form.ts'
import { expand } from './lists.ts'
import { findRoute } from './routes.ts'
import { createId, type World } from './world.ts'

export type ApiRequest = { method: string; path: string; query: string; headers: Headers; body: string }
export type Answer = { status: number; headers: Record<string, string>; body: string }
/** `lost`: the connection ends without an answer. `hang`: it stays open. `dead`: the server is gone. */
export type Outcome = Answer | 'lost' | 'hang' | 'dead'

const DAY = 24 * 60 * 60 * 1000
const MAX_KEY = 255
/** How long a request that hangs uses its key. */
const MAX_HANGING = 60 * 1000

const SYSTEM_ERROR = new Failure(500, 'An unknown error occurred', { type: 'api_error' })
const UNAVAILABLE = new Failure(503, 'The service is not available', { type: 'api_error' })
const RATE_LIMIT = new Failure(429, 'Too many requests', { code: 'rate_limit' })
const OTHER_PARAMETERS = new Failure(
  400,
  'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  { type: 'idempotency_error' },
)
const IN_USE = new Failure(409, 'There is currently another in-progress request using this Idempotent Key.', {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
})

function demandKey({ settings }: World, headers: Headers): void {
  const [, key] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? []
  if (!key || !settings.keys.includes(key)) throw new Failure(401, 'Invalid API Key provided.')
}

const write = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body, null, 2),
})

type Run = { world: World; request: ApiRequest; params: Params; fault: Fault | undefined }

/** Runs the endpoint. An error of the parameters is thrown: no endpoint began, so nothing is saved. Other errors are answers. */
function run({ world, request, params, fault }: Run): Answer {
  const execute = findRoute(world, request.method, request.path)
  if (fault === 'error-before') return write(SYSTEM_ERROR.status, SYSTEM_ERROR.body)
  try {
    const answer = write(200, expand(world, execute(params), params))
    return fault === 'error-after' ? write(SYSTEM_ERROR.status, SYSTEM_ERROR.body) : answer
  } catch (error) {
    if (!(error instanceof Failure) || error.body.error.param) throw error
    return write(error.status, error.body)
  }
}

/** Runs a request with a key of idempotency once, and repeats its answer for 24 hours. */
function runOnce(task: Run, key: string): Answer {
  const { world, request, params } = task
  if (key.length > MAX_KEY) throw new Failure(400, 'The idempotency key is too long.', { type: 'idempotency_error' })
  const comparable = `${request.method} ${request.path} ${toComparable(params)}`
  const saved = world.state.answers[key]
  const now = world.settings.now()
  if (saved && now - saved.at < DAY) {
    if (saved.request !== comparable) throw OTHER_PARAMETERS
    const headers = { 'idempotent-replayed': 'true', 'original-request': saved.requestId }
    return { status: saved.status, headers: { ...write(0, {}).headers, ...headers }, body: saved.body }
  }
  const answer = run(task)
  const requestId = world.request.id ?? ''
  world.state.answers[key] = { request: comparable, status: answer.status, body: answer.body, requestId, at: now }
  return answer
}

/** Whether SDKs may repeat the request: never an answer that is saved, always one that is not. */
const shouldRetry = (status: number, isSaved: boolean): Record<string, string> =>
  status >= 500 || status === 429 || status === 409 ? { 'stripe-should-retry': String(!isSaved) } : {}

/** Answers a call of the API. `busy` has the keys of requests that hang, and until when. */
export function answerCall(
  world: World,
  request: ApiRequest,
  fault: Fault | undefined,
  busy: Map<string, number>,
): Outcome {
  if (fault === 'lose-request') return 'lost'
  if (fault === 'die-before') return 'dead'
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
  const requestId = createId(world, 'req')
  world.request = { id: requestId, idempotency_key: key }
  const now = world.settings.now()
  let answer: Answer
  let isSaved = false
  try {
    demandKey(world, request.headers)
    if (key && (busy.get(key) ?? 0) > now) throw IN_USE
    if (key && fault?.startsWith('hang')) busy.set(key, now + MAX_HANGING)
    if (fault === 'hang-before') return 'hang'
    if (fault === 'unavailable') throw UNAVAILABLE
    if (fault === 'rate-limit') throw RATE_LIMIT
    const params = parseForm(request.method === 'POST' ? request.body : request.query)
    const task = { world, request, params, fault }
    answer = key ? runOnce(task, key) : run(task)
    isSaved = key !== null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    answer = write(error.status, error.body)
  } finally {
    world.request = { id: null, idempotency_key: null }
  }
  if (fault === 'lose-answer') return 'lost'
  if (fault === 'hang-after') return 'hang'
  if (fault === 'die-after') return 'dead'
  const headers = {
    'request-id': requestId,
    ...(key && { 'idempotency-key': key }),
    ...shouldRetry(answer.status, isSaved),
  }
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
