import type { z } from 'zod'
import { sessionUserSchema } from '../account/schemas.ts'
import type { EndpointSpec } from '../http/endpoint.ts'

type Choice = { path: `/server/${string}`; tag: string; summary: string; form: string; body: z.ZodType } & Pick<
  EndpointSpec,
  'visitHeaders'
>

/** An endpoint by which an account without role chooses one, with its short profile, and is signed in again. */
export const declareRoleChoice = <const C extends Choice>(choice: C) =>
  ({
    ...choice,
    method: 'post',
    who: ['user'],
    refusal: 'role-already-chosen',
    answer: sessionUserSchema,
    status: 201,
    idempotency: 'natural',
  }) as const satisfies EndpointSpec
