export { ApiError, NetworkError } from './api-error';
export { errorMessage } from './error-message';
export { Loaded } from './Loaded';
export { ProtectedRoute } from './ProtectedRoute';
export { usePackages } from './packages';
export { pathOf } from './path-of';
export { createQueryClient } from './query-client';
export { type RequestOptions, request, requestFile, requestPages } from './request';
export {
  changeSession,
  type Session,
  sessionQuery,
  useLogin,
  useLogout,
  useSession,
  useUser,
} from './session';
export { rememberedUser } from './session-memory';
export { needsSignIn, onWriteRefused, setSignInAgain, useSignInAgain } from './sign-in-again';
export { putFile, type UploadOptions, upload } from './upload';
export { useIdempotencyKey } from './use-idempotency-key';
export { useWrite } from './use-write';
export { useWriteEach } from './use-write-each';
