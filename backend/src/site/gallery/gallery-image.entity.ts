import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('gallery_images')
export class GalleryPicture {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text')
  filename!: string;

  @Column('text', { name: 'original_filename' })
  originalFilename!: string;

  @Column('text', { name: 'mime_type' })
  mimeType!: string;

  @Column('integer', { name: 'file_size' })
  fileSize!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  /** True once its smaller versions exist. */
  @Column('boolean')
  sized!: boolean;

  @Column('uuid', { name: 'upload_id' })
  uploadId!: string;

  @Column('integer', { name: 'uploaded_by' })
  uploadedBy!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
