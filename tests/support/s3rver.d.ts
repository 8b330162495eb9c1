/** As far as tests use it; the package brings no types. */
declare module "s3rver" {
  import type { RequestListener } from "node:http";

  export default class S3rver {
    constructor(options: {
      silent?: boolean;
      directory: string;
      vhostBuckets?: boolean;
      configureBuckets?: { name: string; configs: (string | Buffer)[] }[];
    });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
