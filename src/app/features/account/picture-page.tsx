import { PicturePanel, pictureAction } from '#src/app/ui/picture-form/picture-panel.tsx'
import { type AccountProps, accountPage } from './account-page.tsx'

const Avatar = ({ session, ...props }: AccountProps<null>) => (
  <PicturePanel {...props} purpose="avatar" image={session.avatar} />
)

export const picturePage = accountPage<null>('picture', {
  load: async () => null,
  Content: Avatar,
  action: pictureAction('avatar'),
})
