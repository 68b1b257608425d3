import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { domainOf } from '../../scripts/graph/floors.ts'
import { listSources, ROOT } from '../../scripts/graph/read-imports.ts'

/** Registered functions may need any service, so their callers pass all services on. */
const HANDS_ON = [
  /^ground\/job\//,
  /^ground\/audit\/act-by-two\.ts$/,
  /^back-office\/proposal\/(propose-act|decide-proposal|recovery-proposals|adjustment-proposals)\.usecases\.ts$/,
  /^back-office\/transfer\/propose-transfer\.usecases\.ts$/,
  /^back-office\/refund\/propose-refund\.usecases\.ts$/,
  /^exchange\/payback\/(payback-acts|refund-act)\.ts$/,
  /^exchange\/payment\/transfer-acts\.ts$/,
  /^exchange\/mailing\/engine\/(send-letters?|finish-mailing|settle-mailings)(\.usecases)?\.ts$/,
  /^exchange\/mailing\/order\/(order|cancel)-mailing\.usecases\.ts$/,
  /^exchange\/mailing\/review\/revoke-mailing\.usecases\.ts$/,
  /^exchange\/service\/((cancel|order|move|due)-services?|charge-delivered|form\/decide-form|consultation\/mark-slot)\.usecases\.ts$/,
  /^back-office\/service-desk\/fulfil-form\.usecases\.ts$/,
  /^exchange\/order\/(product|(place-order|end-order|erased-orders)\.usecases)\.ts$/,
  /^exchange\/order-withdrawal\/(list-refunds|plan-withdrawal|(complete-refunds|own-withdrawals|withdraw-order)\.usecases)\.ts$/,
  /^back-office\/vocabulary\/change-vocabulary\.usecases\.ts$/,
  /^people\/digest\//,
  /^ground\/mail\/(mail-content|send-mail\.usecases)\.ts$/,
  /^ground\/mail\/letters\/(letter|letter-events|alarm-of-pauses\.usecases)\.ts$/,
  /^ground\/mail\/ses\/receive-message\.usecases\.ts$/,
  /^trust\/data-right\/erase-account\.usecases\.ts$/,
  /\.(mails|routes)\.ts$/,
]
const SERVER = 'src/server/'

const files = listSources()
  .filter((file) => file.startsWith(SERVER) && domainOf(file))
  .map((file) => ({ name: file.slice(SERVER.length), text: readFileSync(join(ROOT, file), 'utf8') }))

test('a use case names what it needs of the services, and takes the whole only to hand it to what others registered', () => {
  const wide = files.filter(
    ({ name, text }) => /[\w}]: Services\b/.test(text) && !HANDS_ON.some((pattern) => pattern.test(name)),
  )
  expect(wide.map(({ name }) => name)).toEqual([])
})

const NEEDS = /\{((?:[^{}]|\{[^{}]*\})*)\}: Needs<([^>]+)>/g
const namesIn = (parameter: string) =>
  parameter
    .replace(/\{[^{}]*\}/g, '')
    .split(',')
    .map((part) => part.split(':')[0]?.trim() ?? '')
    .filter(Boolean)

test('nothing is named as needed that is not taken', () => {
  const wrong = files.flatMap(({ name, text }) =>
    [...text.matchAll(NEEDS)].flatMap(([whole, taken = '', named = '']) => {
      const needs = [...named.matchAll(/'(\w+)'/g)].map(([, need]) => need)
      return needs.toSorted().join() === namesIn(taken).toSorted().join() ? [] : [`${name}: ${whole}`]
    }),
  )
  expect(wrong).toEqual([])
})
