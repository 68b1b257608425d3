import type { z } from 'zod'
import type { DeclaredEndpoint } from '../endpoints.ts'
import { type Query, withQuery } from './with-query.ts'

export type Send = (path: string, init: RequestInit & { headers: Headers }) => Promise<Response>

/** Binary body, and a replacement for `fetch` that reports upload progress in the browser. */
export type Bytes = { bytes: Blob; send?: Send }

export type Transport = (
  request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    path: string
    body?: unknown
    headers?: Record<string, string>
    /** Aborts the request of a browser. */
    signal?: AbortSignal
  } & Partial<Bytes>,
) => Promise<unknown>

type KeyOf<E> = E extends { method: infer M extends string; path: infer P extends string }
  ? `${Uppercase<M>} ${P}`
  : never

/** Declared endpoints by method and path. */
type Endpoints = { [E in DeclaredEndpoint as KeyOf<E>]: E }
export type EndpointKey = keyof Endpoints

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never

type Params<E> = E extends { path: infer P }
  ? [ParamNames<P>] extends [never]
    ? unknown
    : { params: Record<ParamNames<P>, string> }
  : never

type Filters<E> = E extends { query: infer Q extends z.ZodType }
  ? { query?: Partial<Record<keyof z.input<Q>, Query[string]>> }
  : unknown

type Body<E> = E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown

type Upload<E> = E extends { kind: 'upload' } ? Bytes : unknown

type Input<E> = Params<E> &
  Filters<E> &
  Body<E> &
  Upload<E> & { headers?: Record<string, string>; signal?: AbortSignal }

export type AnswerOf<K extends EndpointKey> = Endpoints[K] extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : unknown

type Rest<E> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

export type Call = <K extends EndpointKey>(key: K, ...rest: Rest<Endpoints[K]>) => Promise<AnswerOf<K>>

type AnyInput = { params?: Record<string, string>; query?: Query; headers?: Record<string, string> }

const fillPath = (path: string, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Returns typed calls of declared endpoints over a transport: `GET /server/vacancy/{id}`. */
export const createCall = (send: Transport): Call =>
  ((key: string, { params = {}, query = {}, ...rest }: AnyInput = {}) => {
    const [method, path = ''] = key.split(' ') as [Parameters<Transport>[0]['method'], string]
    return send({ method, path: withQuery(fillPath(path, params), query), ...rest })
  }) as Call
