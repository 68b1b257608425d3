import type { Action } from '#src/app/page.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import type { ImageKind } from '#src/contract/file/images.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { Disclosure } from '../disclosure.tsx'
import { donePath, pathOf } from '../forms/done-note.tsx'
import { attempt } from '../forms/failure.ts'
import { ActForm, type ActProps, SubmitButton, useActForm } from '../forms/index.ts'
import type { PicturePlace } from './picture-action.ts'

export const removalOf = (purpose: ImageKind): string => `${purpose}-removal`

export const removePicture =
  ({ purpose, shown }: PicturePlace): Action =>
  (ctx, values) =>
    attempt(ctx, values, async () => {
      const { picture } = await createFileApi(ctx.api.call).removePicture(purpose)
      return { redirect: donePath(pathOf(ctx), removalOf(purpose)), changed: shown(ctx, picture) }
    })

/** Opens first, then sends. */
export function RemovePicture({ place, ...props }: ActProps & { place: PicturePlace }) {
  const { t } = useIntl()
  const { purpose } = place
  const form = useActForm(removalOf(purpose), removePicture(place), props)
  const title = t(`picture.${purpose}.remove`)
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act={removalOf(purpose)} label={title}>
        <p className="small muted">{t(`picture.${purpose}.remove-text`)}</p>
        <div>
          <SubmitButton className="button bad">{title}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
