import type { Nothing } from '#src/app/page-query.ts'
import type { PicturePlace } from '#src/app/ui/picture-form/picture-action.ts'
import { PicturePanel, pictureAction } from '#src/app/ui/picture-form/picture-panel.tsx'
import { type AccountProps, accountPage } from './account-page.tsx'

const AVATAR: PicturePlace = { purpose: 'avatar', shown: (_, avatar) => ({ session: { avatar } }) }

const Avatar = ({ session, ...props }: AccountProps<Nothing>) => (
  <PicturePanel {...props} place={AVATAR} image={session.avatar} />
)

export const picturePage = accountPage<Nothing>('picture', {
  queries: () => ({}),
  Content: Avatar,
  action: pictureAction(AVATAR),
})
