import type {
  ProtestRequest,
  RefuseSignatureRequest,
  RemarkRequest,
  SignRequest,
} from '@kolo/domain';

/** The console taps, a phone calls the server; each answers whether it was taken, or why not where nothing else says so. */
export interface SignOffWrites {
  sign: (request: SignRequest) => Promise<boolean | string>;
  refuse: (request: RefuseSignatureRequest) => Promise<boolean>;
  remark: (request: RemarkRequest) => Promise<boolean>;
  protest: (request: ProtestRequest) => Promise<boolean>;
}
