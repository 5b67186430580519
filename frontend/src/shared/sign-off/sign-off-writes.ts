import type {
  ProtestRequest,
  RefuseSignatureRequest,
  RemarkRequest,
  SignRequest,
} from '@kolo/domain';

/** The console taps, a phone calls the server; each answers whether it was taken. */
export interface SignOffWrites {
  sign: (request: SignRequest) => Promise<boolean>;
  refuse: (request: RefuseSignatureRequest) => Promise<boolean>;
  remark: (request: RemarkRequest) => Promise<boolean>;
  protest: (request: ProtestRequest) => Promise<boolean>;
}
