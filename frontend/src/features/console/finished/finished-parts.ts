/** One file for both, which share what they are made of. */
export { SignOff } from '@/features/console/sign-off/SignOff';
export { TablePhoto } from './TablePhoto';
