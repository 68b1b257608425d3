import type { Action } from '#src/app/page.ts'
import { createFileApi } from '#src/contract/api/file.ts'
import type { ImageKind } from '#src/contract/images.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { Disclosure } from '../disclosure.tsx'
import { donePath, pathOf } from '../forms/done-note.tsx'
import { attempt } from '../forms/failure.ts'
import { ActForm, type ActProps, SubmitButton, useActForm } from '../forms/index.ts'

export const removalOf = (purpose: ImageKind): string => `${purpose}-removal`

export const removePicture =
  (purpose: ImageKind): Action =>
  (ctx, values) =>
    attempt(ctx, values, async () => {
      await createFileApi(ctx.api.call).removePicture(purpose)
      return donePath(pathOf(ctx), removalOf(purpose))
    })

/** Opened first, then sent. */
export function RemovePicture({ purpose, ...props }: ActProps & { purpose: ImageKind }) {
  const { t } = useIntl()
  const form = useActForm(removalOf(purpose), removePicture(purpose), props)
  const title = t(`picture.${purpose}.remove`)
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act={removalOf(purpose)} label={title}>
        <p className="sm muted">{t(`picture.${purpose}.remove-text`)}</p>
        <div>
          <SubmitButton className="btn bad">{title}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
