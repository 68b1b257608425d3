import { friendsPage } from '#src/app/features/exchange/bonus/friends-page.tsx'

export default friendsPage
