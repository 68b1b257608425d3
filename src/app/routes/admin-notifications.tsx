export { notificationsPage as default } from '../features/account/notifications-page.tsx'
