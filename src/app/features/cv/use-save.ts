import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { answerIs } from '#src/app/changes.ts'
import type { FormFailure, PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { readSaved, seamanProfile } from '#src/app/seaman-profile.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import type { Cv } from '#src/contract/cv/cv.ts'
import { toProfileData } from '#src/contract/cv/profile-data.ts'
import type { FieldErrors } from '#src/contract/errors.ts'
import type { SeamanProfile } from '#src/contract/schemas/cv.ts'
import type { CvForm } from './use-cv-form.ts'

export type Saving = {
  isSaving: boolean
  /** Nothing has changed since the last save that went well. */
  isSaved: boolean
  failure: FormFailure | undefined
  /** Counts the tries that failed: each shakes the bar anew. */
  failures: number
  save: () => void
}

/** One try has one key, so that it is done once however often it is sent; a try with other words has another. */
function useKey(): (sent: string) => string {
  const last = useRef({ sent: '', key: '' })
  return (sent) => {
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() }
    return last.current.key
  }
}

const messagesOf = (errors: FieldErrors): [path: string, message: string][] =>
  Object.entries(errors).flatMap(([group, fields]) =>
    Object.entries(fields).map(([name, said]): [string, string] => [
      `${group}.${name}`,
      Array.isArray(said) ? said.join(', ') : said,
    ]),
  )

const MAX_MERGES = 3

/** The CV that stands in the place of the version that was changed. */
const currentOf = (error: unknown): SeamanProfile | undefined =>
  error instanceof ApiError && error.code === 'version-conflict' ? (error.current as SeamanProfile) : undefined

/** Sends the CV as it stands in the form, and takes what comes back. */
export function useSave(ctx: PageContext, cv: CvForm): Saving {
  const { queries } = useRuntime()
  const keyOf = useKey()
  const failures = useRef(0)

  async function send(): Promise<void> {
    const sent: Cv = cv.read()
    const body = { profileSeaman: { profileData: [toProfileData(sent)] }, version: cv.getSaved().version }
    const answer = await ctx.api.saveSeamanProfile(body, keyOf(JSON.stringify(body)))
    const known = answerIs(seamanProfile(ctx), answer)
    cv.form.clearErrors()
    cv.rebase(readSaved(answer), sent)
    queries.setQueryData(known.queryKey, known.becomes)
  }

  /** Where another device was faster both are put together, and sent again unless the person has to say something. */
  async function sendMerged(tries = MAX_MERGES): Promise<void> {
    try {
      await send()
    } catch (error) {
      const current = tries > 0 && currentOf(error)
      if (!current || cv.rebase(readSaved(current)).length > 0) throw error
      await sendMerged(tries - 1)
    }
  }

  const { mutate, isPending, isSuccess, error } = useMutation<void, FormFailure>(
    {
      mutationFn: () =>
        sendMerged().catch((thrown: unknown) => {
          throw failureOf(thrown, {}, ctx.intl)
        }),
      onError: ({ errors }) => {
        failures.current += 1
        for (const [path, message] of messagesOf(errors)) cv.form.setError(path as never, { type: 'server', message })
      },
    },
    queries,
  )
  return {
    isSaving: isPending,
    isSaved: isSuccess && cv.changes === 0,
    failure: error ?? undefined,
    failures: failures.current,
    save: () => {
      if (!isPending) mutate()
    },
  }
}
