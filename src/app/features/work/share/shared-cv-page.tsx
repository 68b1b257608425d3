import {
  type Action,
  type ActionResult,
  definePage,
  type PageContext,
  PageError,
  type PageProps,
} from '#src/app/page.ts'
import { attempt, findFieldError } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import { createShareApi } from '#src/contract/share/api.ts'
import type { SharedCv } from '#src/contract/share/schemas.ts'
import { sharePath } from '#src/contract/share/share.ts'
import { PinForm } from './pin-form.tsx'
import { SharedCvView } from './shared-cv-view.tsx'

const secretOf = ({ params }: PageContext): string => params.secret ?? ''

/** The same error for an unknown secret, an expired link and a revoked one. */
async function loadShared(ctx: PageContext): Promise<SharedCv> {
  try {
    return await createShareApi(ctx.api.call).getSharedCv(secretOf(ctx))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('share.gone'))
    throw error
  }
}

const nameOf = ({ shared }: SharedCv): string => {
  const { firstname = '', surname = '' } = shared?.cv.profileData ?? {}
  return `${firstname} ${surname}`.trim()
}

/** The form has one field: its error is shown once, at the top of the form. */
function logOnce(result: ActionResult): ActionResult {
  if (!('failure' in result)) return result
  const message = findFieldError(result.failure.errors, 'pin')
  return message === undefined ? result : { failure: { ...result.failure, message, errors: {} } }
}

const actOnShared: Action = async (ctx, values) => {
  const result = await attempt(ctx, values, async () => {
    if (values.act === 'seen') await createShareApi(ctx.api.call).reportShareView(secretOf(ctx))
    else await createShareApi(ctx.api.call).giveSharePin(secretOf(ctx), values.pin ?? '')
    return sharePath(secretOf(ctx))
  })
  return logOnce(result)
}

/** A CV behind a link, for people without an account. Its forms send the PIN and report the view. */
export const sharedCvPage = definePage<SharedCv>({
  load: loadShared,
  head: (data, { intl }) => ({ title: nameOf(data) || intl.t('share.pin.title'), noindex: true }),
  action: actOnShared,
  Component: (props: PageProps<SharedCv>) => {
    const { shared } = props.data
    return (
      <div className="wrap u-pbs-6">
        {shared ? <SharedCvView {...props} shared={shared} /> : <PinForm {...props} action={actOnShared} />}
      </div>
    )
  },
})
